# Limits per client network, which nginx sends in x-client-network (nginx/limits.conf): an IPv4 address or an IPv6 /64.
# Requests without the header (EDGE_UNLIMITED, and internal requests) are not limited.

# Anyone can send the cookie `fresh`, so a network can bypass the cache at most 10 times a minute and then gets cached
# pages.
sub limit_fresh {
  if (req.http.x-client-network && vsthrottle.is_denied("fresh " + req.http.x-client-network, 10, 60s)) {
    unset req.http.x-fresh;
  }
}

# A network may use at most @CLIENT_PAGES@ page connections at a time, and as many for prefetches and for reads of the
# public API, so that a client requesting uncached pages leaves capacity for others. The period only matters for slots
# that were never returned.
sub take_slot {
  if (req.http.x-client-network && req.http.x-way != "call" && (req.method == "GET" || req.method == "HEAD")) {
    if (req.http.x-way == "read") {
      set req.http.x-slot = "read " + req.http.x-client-network;
    } elsif (req.http.next-router-prefetch) {
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

# Runs before vcl_deliver in answer.vcl, which may restart the request.
sub vcl_deliver {
  call return_slot;
}

sub vcl_synth {
  call return_slot;
}
