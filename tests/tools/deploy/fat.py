# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""A small FAT drive in memory, kept by FatFs, from which CircuitPython's own file system descends.

It has what a folder of a desktop's file system has not: clusters, a table of them, names of eight
and three letters with long names beside them, and a root folder with a fixed number of entries.
"""

import errno
import struct

from fatfs import PartitionExtended, RamDisk
from fatfs.wrapper import FatFSException, Partition

from tools.deployment.drive import Drive, Room

SECTOR = 512


class Disk(RamDisk):
    """A RAM disk that notes what is written to it: pairs (sector, bytes), in order."""

    def __init__(self, image):
        super().__init__(image, sector_size=SECTOR)
        self.image = image
        self.written = []

    def write(self, sector, count, buff):
        """Write bytes; note them sector by sector: a power cut may come between any two."""
        for number in range(count // SECTOR):
            part = bytes(buff[number * SECTOR : (number + 1) * SECTOR])
            self.written.append((sector + number, part))
        super().write(sector, count, buff)


def formatted(size):
    """Return the image of an empty drive of so many bytes."""
    image = bytearray(size)
    partition = Partition(Disk(image))
    partition.mkfs()
    partition.mount()
    partition.unmount()  # gives back one of the few numbers that FatFs has for drives
    return image


class FatDrive(Drive):
    """
    The deploy tool's operations on a FAT image.

    :param image: a bytearray, changed by what is done
    """

    def __init__(self, image):
        super().__init__("FAT")
        self.disk = Disk(image)
        self._partition = Partition(self.disk)
        self._partition.mount()
        self._files = PartitionExtended(self._partition)

    def close(self):
        """Take the drive out."""
        self._partition.unmount()

    def entries(self, folder=""):
        """List a folder."""
        names = self._files.listdir("/" + folder)
        facts = {name: self._files.stat(f"/{folder}/{name}") for name in names}
        return [(name, None if fact["is_dir"] else fact["size"]) for name, fact in facts.items()]

    def read(self, path):
        """Read a file."""
        return self._files.read_file("/" + path)

    def room(self):
        """Count the free entries of the file allocation table."""
        free, cluster = free_clusters(self.disk.image)
        return Room(free * cluster, cluster)

    def write(self, path, data):
        """Write a file; FatFs writes what fits, and says nothing."""
        try:
            self._files.write_file("/" + path, data)
        except FatFSException as error:
            raise OSError(errno.ENOSPC, str(error)) from None

    def replace(self, old, new):
        """Rename; on FAT a file of that name has to go first."""
        if self._files.exists("/" + new):
            self._files.remove("/" + new)
        self._files.rename("/" + old, "/" + new)

    def remove(self, path):
        """Remove a file."""
        if self._files.exists("/" + path):
            self._files.remove("/" + path)

    def make_folder(self, path):
        """Make a folder."""
        self._files.makedirs("/" + path)

    def remove_folder(self, path):
        """Remove an empty folder."""
        try:
            self._files.rmdir("/" + path)
        except OSError:
            raise OSError(errno.ENOTEMPTY, "not empty") from None

    def sync(self):
        """Nothing waits: FatFs writes through."""

    def tree(self):
        """Return all files: path -> bytes."""
        found, todo = {}, [""]
        while todo:
            folder = todo.pop()
            for name, size in self.entries(folder):
                path = f"{folder}/{name}".lstrip("/")
                if size is None:
                    todo.append(path)
                else:
                    found[path] = self.read(path)
        return found


def free_clusters(image):
    """Return (free clusters, bytes in one) of a FAT12 or FAT16 image."""
    start = _volume(image)
    per_cluster = image[start + 13]
    reserved, tables, entries, sectors = struct.unpack_from("<HBHH", image, start + 14)
    per_table = struct.unpack_from("<H", image, start + 22)[0]
    sectors = sectors or struct.unpack_from("<I", image, start + 32)[0]
    data = sectors - reserved - tables * per_table - entries * 32 // SECTOR
    count = data // per_cluster
    table = image[start + reserved * SECTOR :][: per_table * SECTOR]
    entry = _entry12 if count < 4085 else _entry16
    free = sum(entry(table, number) == 0 for number in range(2, count + 2))
    return free, per_cluster * SECTOR


def _volume(image):
    """Return where the file system starts: at the first partition, if there are partitions."""
    if image[54:57] == b"FAT":
        return 0
    return struct.unpack_from("<I", image, 446 + 8)[0] * SECTOR


def _entry12(table, number):
    pair = table[number * 3 // 2] | table[number * 3 // 2 + 1] << 8
    return pair >> 4 if number % 2 else pair & 0xFFF


def _entry16(table, number):
    return table[2 * number] | table[2 * number + 1] << 8
