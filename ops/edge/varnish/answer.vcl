# Delivery: removes internal headers, and gives cached responses the id of the current request.

sub vcl_deliver {
  # If the cache bypass after a post fails, falls back to the cached page, but not after a long wait (see
  # vcl_backend_error).
  if (req.http.x-fresh == "passed" && resp.status >= 500 && req.restarts == 0 && now - req.time < @RETRY_WITHIN_SECONDS@s) {
    return (restart);
  }
  # A purge between the check in keep.vcl and the insertion of the object misses the object, so it is purged here by its
  # own key.
  if (obj.hits == 0 && resp.http.x-own-key
      && (std.real(resp.http.x-began, 0.0) <= std.real(var.global_get("purged-at"), 0.0)
        || "at " + resp.http.x-minimum-lsn != "at " + var.global_get("minimum-lsn"))) {
    set req.http.x-purged = xkey.softpurge(resp.http.x-own-key);
  }

  if (obj.uncacheable) {
    set resp.http.x-cache = "pass";
    unset resp.http.surrogate-key;
    unset resp.http.surrogate-control;
  } elsif (obj.hits == 0) {
    set resp.http.x-cache = "miss";
  } elsif (req.http.x-stale == "take") {
    set resp.http.x-cache = "stale";
  } else {
    set resp.http.x-cache = "hit";
  }
  if (resp.http.x-own-key && req.http.x-request-id) {
    set resp.http.x-request-id = req.http.x-request-id;
    set resp.http.server-timing = {"request;desc=""} + req.http.x-request-id + {"""};
  }
  unset resp.http.x-own-key;
  unset resp.http.x-began;
  unset resp.http.x-overtaken;
  unset resp.http.x-minimum-lsn;
  unset resp.http.xkey;
  unset resp.http.x-varnish;
  unset resp.http.via;
  unset resp.http.age; # the browser's cache lifetime starts at delivery, not when we cached the object
  return (deliver);
}

sub vcl_synth {
  if (resp.status == 503 && req.http.x-stale == "there") {
    set req.http.x-stale = "take";
    return (restart);
  }
  unset resp.http.x-varnish;
  unset resp.http.via;
  set resp.http.cache-control = "no-store";
  if (resp.status == 429) {
    call refused_answer;
    return (deliver);
  }
  set resp.http.content-type = "text/plain; charset=utf-8";
  if (req.http.x-purged) {
    synthetic(req.http.x-purged);
  } else {
    synthetic(resp.reason);
  }
  return (deliver);
}

# The 429 page for a client that has used all its slots (clients.vcl), in the language of the path, or JSON for API calls.
sub refused_answer {
  call security_headers_of_synth;
  set resp.http.retry-after = "@RETRY_SECONDS@";
  set resp.http.x-request-id = req.http.x-request-id;
  if (req.http.x-way == "read") {
    call open_headers_of_synth;
  }
  if (req.http.x-way) {
    set resp.http.content-type = "application/json";
    synthetic(regsub(std.fileread("@EDGE_DIR@/answers/429.call.json"), "@@REQUEST_ID@@", req.http.x-request-id));
    return;
  }
  set resp.http.content-type = "text/html; charset=utf-8";
  @REFUSED_PAGE@
}

# The app's 503 page in the language of the path, or JSON for API calls.
sub unavailable_answer {
  call security_headers;
  set beresp.status = 503;
  set beresp.reason = "Service Unavailable";
  set beresp.http.retry-after = "@RETRY_SECONDS@";
  set beresp.http.cache-control = "no-store";
  set beresp.http.x-request-id = bereq.http.x-request-id;
  if (bereq.http.x-way == "read") {
    call open_headers;
  }
  if (bereq.http.x-way) {
    set beresp.http.content-type = "application/json";
    synthetic(regsub(std.fileread("@EDGE_DIR@/answers/503.call.json"), "@@REQUEST_ID@@", bereq.http.x-request-id));
  } else {
    set beresp.http.content-type = "text/html; charset=utf-8";
    @UNAVAILABLE_PAGE@
  }
}
