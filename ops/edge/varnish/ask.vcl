# Request handling: chooses the backend (page, read, call or stream) and normalises the URL so that readers share cached
# objects.

sub vcl_recv {
  if (req.restarts == 0) {
    # Internal headers; only these VCL files may set them.
    unset req.http.x-way;
    unset req.http.x-stale;
    unset req.http.x-turn;
    unset req.http.x-bucket;
    unset req.http.x-purged;
    unset req.http.x-fresh;
    unset req.http.x-over;
    unset req.http.surrogate-key;
    if (req.url ~ "^/api/v1/" && (req.method == "GET" || req.method == "HEAD")) {
      set req.http.x-way = "read"; # takes as long as a page, so it uses neither the connections of posts nor of pages
    } elsif (req.url ~ "^/api(/|\?|$)") {
      set req.http.x-way = "call";
    }
    # After a post, its author bypasses the cache for some seconds, except for prefetches, which contain no rows
    # (decision 0053).
    if (req.http.cookie && req.http.cookie ~ "(^|;\s*)fresh=1(;|$)" && !req.http.next-router-prefetch) {
      set req.http.x-fresh = "1";
    }
  }

  if (req.http.x-way == "read") {
    set req.backend_hint = reads.backend();
  } elsif (!req.http.x-way && (req.method == "GET" || req.method == "HEAD")) {
    if (req.http.next-router-prefetch) {
      set req.backend_hint = ahead.backend();
    } else {
      set req.backend_hint = pages.backend();
    }
  } elsif (req.url ~ "^/api/live(\?|$)" && req.method == "GET") {
    set req.backend_hint = streams.backend();
    return (pipe);
  } else {
    set req.backend_hint = writes.backend();
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.x-way) {
    if (req.url !~ "@CACHED_CALLS@" || req.url ~ "@SEARCH_CALLS@") {
      return (pass);
    }
    if (req.url ~ "@CALLS_WITHOUT_QUERY@") {
      set req.url = regsub(req.url, "\?.*$", "");
    } elsif (req.url !~ "^/api/v1/") {
      call call_address;
    }
    if (req.http.authorization && req.http.origin && req.url ~ "^/api/v1/") {
      return (pass); # the app refuses tokens that pages of other sites send
    }
  } elsif (req.url ~ "@UNCACHED_PAGES@") {
    return (pass); # retains the cookies, because these pages are personal
  } elsif (req.url ~ "@SEARCH_PAGES@") {
    return (pass); # typed texts would fill the cache
  } elsif (req.url ~ "@OWNED_PAGES@" && req.http.cookie ~ "next-auth\.session-token=") {
    return (pass); # may be hidden from everyone but the owner
  } else {
    call page_address;
  }
  if (req.http.range && req.http.range !~ "^bytes=([0-9]+-[0-9]*|-[0-9]+)$") {
    unset req.http.range;
  }
  # Cached responses are the same for everyone, so personal headers are removed.
  unset req.http.cookie;
  unset req.http.authorization;
  unset req.http.accept-language;
  unset req.http.referer;
  # Next.js renders differently for robots and for clients without a user agent, so cached responses use a fixed one.
  set req.http.user-agent = "Mozilla/5.0 (stargrass edge)";
  if (req.http.x-fresh && req.restarts == 0 && std.healthy(req.backend_hint)) {
    call limit_fresh;
    if (req.http.x-fresh) {
      set req.http.x-fresh = "passed";
      return (pass);
    }
  }
  call choose_grace;
  return (hash);
}

# Pages depend on their path and known query parameters; other parameters would only split the cache.
sub page_address {
  if (req.http.rsc != "1") {
    unset req.http.rsc;
    unset req.http.next-router-state-tree;
    unset req.http.next-router-prefetch;
    unset req.http.next-router-segment-prefetch;
    unset req.http.next-url;
  }
  if (req.url ~ "\?") {
    set req.http.x-query = regsub(req.url, "^[^?]*\?", "");
    if (!req.http.rsc) {
      set req.http.x-query = regsuball(req.http.x-query, "(^|&)_rsc(?:=[^&]*)?(?=&|$)", "\1");
    }
    set req.http.x-query = regsuball(req.http.x-query, "(^|&)(?!(?:@QUERY_KEYS@)(?:=|&|$))[^&]*", "\1");
    set req.http.x-query = regsub(regsuball(req.http.x-query, "&+(?=&|$)", ""), "^&+", "");
    set req.url = regsub(req.url, "\?.*$", "");
    if (req.http.x-query != "") {
      set req.url = std.querysort(req.url + "?" + req.http.x-query);
    }
    unset req.http.x-query;
  }
}

# Drops query keys that no cached call reads, because each made-up one would be stored on its own. Calls of v1 refuse them.
sub call_address {
  set req.url = regsuball(req.url, "([?&])(?!(?:@CALL_QUERY_KEYS@)(?:=|&|$))[^&]*", "\1");
  set req.url = std.querysort(regsub(regsuball(req.url, "([?&])&+", "\1"), "[?&]$", ""));
}

# Headers for the app only: the site's host, and the client address. Removes nginx's own address, which Varnish appends,
# because the app trusts the last entry. Headers are stripped here instead of in vcl_recv, so that cache hits do not pay
# for it.
sub toward_app {
  call strip_headers;
  set bereq.http.x-forwarded-for = regsub(bereq.http.x-forwarded-for, ",[^,]*$", "");
  set bereq.http.host = "@SITE_AUTHORITY@";
  unset bereq.http.x-client-network;
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.rsc);
  if (req.http.x-turn && req.http.x-stale == "there") {
    hash_data(req.http.x-turn);
  }
  return (lookup);
}

sub vcl_pipe {
  call toward_app;
  set bereq.http.connection = "close";
  return (pipe);
}

sub vcl_pass {
  call take_slot;
  if (req.http.x-slot == "none") {
    return (synth(429, "Too Many Requests"));
  }
  # Apps do not support ranges, and Varnish treats a partial response that it cannot parse as a failure.
  unset req.http.range;
  unset req.http.if-range;
  return (fetch);
}
