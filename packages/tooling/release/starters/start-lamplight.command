#!/bin/sh
# Starts Lamplight. Everything that it needs is in this folder. Ctrl-C stops it.
here=$(dirname "$0")
exec "$here/node/bin/node" "$here/app/run.mjs"
