-- A purge may be repeated: signatures are not remembered any more.
DROP TABLE purges;
