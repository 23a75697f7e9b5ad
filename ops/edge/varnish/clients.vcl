# Limits per client network, which nginx names in x-client-network (nginx/limits.conf): an IPv4 address or an IPv6 /64. Without the header nothing
# is counted: EDGE_UNLIMITED, and requests from inside.

# The cookie `fresh` can be sent by anyone: a network bypasses the cache at most 10 times a minute, then reads what everybody reads.
sub limit_fresh {
  if (req.http.x-client-network && vsthrottle.is_denied("fresh " + req.http.x-client-network, 10, 60s)) {
    unset req.http.x-fresh;
  }
}

# Of the connections for pages, and of those for prefetches, a network holds at most @CLIENT_PAGES@ at a time, so that a client who asks for
# uncached pages leaves room for others. The period only matters for a slot that was never given back.
sub take_slot {
  if (req.http.x-client-network && !req.http.x-way && (req.method == "GET" || req.method == "HEAD")) {
    if (req.http.next-router-prefetch) {
      set req.http.x-slot = "prefetch " + req.http.x-client-network;
    } else {
      set req.http.x-slot = "page " + req.http.x-client-network;
    }
    if (vsthrottle.is_denied(req.http.x-slot, @CLIENT_PAGES@, 60s)) {
      set req.http.x-slot = "none";
    }
  }
}

sub return_slot {
  if (req.http.x-slot && req.http.x-slot != "none") {
    vsthrottle.return_token(req.http.x-slot, @CLIENT_PAGES@, 60s);
  }
  unset req.http.x-slot;
}

sub vcl_recv {
  unset req.http.x-slot;
}

# Before answer.vcl, which may restart the request.
sub vcl_deliver {
  call return_slot;
}

sub vcl_synth {
  call return_slot;
}
