vcl 4.1;
# The one cache of the site (decision 0099). What is kept is decided by the app: an answer with surrogate keys; everything else passes.
# A page is kept until one of its keys is purged, and shown stale only where the app cannot give a fresh one.

import directors;
import std;
import blob;
import var;
import vsthrottle;
import xkey;

include "backends.vcl"; # made by scripts/edge-files.ts: the apps, their probes and limits
include "security.vcl"; # likewise: the headers of every page
include "headers.vcl"; # likewise: the headers that no client may send
include "purge.vcl";
include "clients.vcl";
include "ask.vcl";
include "keep.vcl";
include "stale.vcl";
include "answer.vcl";
