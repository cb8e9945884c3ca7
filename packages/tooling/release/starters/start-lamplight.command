#!/bin/sh
# Starts Lamplight. Everything that it needs is in this folder. Ctrl-C stops it.
script=$0
# Called through a link, it looks beside itself and not beside the link.
while [ -L "$script" ]; do
  target=$(readlink "$script")
  case $target in
    /*) script=$target ;;
    *) script=$(dirname "$script")/$target ;;
  esac
done
here=$(dirname "$script")
exec "$here/node/bin/node" "$here/app/run.mjs"
