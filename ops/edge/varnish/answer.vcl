# What leaves: our own marks stay inside, and a kept answer names the request that it answers now.

sub vcl_deliver {
  # Who has just posted sees what everybody sees, rather than a failure; not after a long silence, for the reason given in vcl_backend_error.
  if (req.http.x-fresh == "passed" && resp.status >= 500 && req.restarts == 0 && now - req.time < @RETRY_WITHIN_SECONDS@s) {
    return (restart);
  }
  # A purge may have come between the last look in keep.vcl and the moment from which purges find the object: take it back by its own key.
  if (obj.hits == 0 && resp.http.x-own-key && std.real(resp.http.x-began, 0.0) <= std.real(var.global_get("purged-at"), 0.0)) {
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
  unset resp.http.xkey;
  unset resp.http.x-varnish;
  unset resp.http.via;
  unset resp.http.age; # the browser's copy begins when it gets it; how old ours is, is nobody's concern
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

# A page for a client that holds all of its slots (clients.vcl), in the language of the address.
sub refused_answer {
  call security_headers_of_synth;
  set resp.http.retry-after = "@RETRY_SECONDS@";
  set resp.http.x-request-id = req.http.x-request-id;
  set resp.http.content-type = "text/html; charset=utf-8";
  if (req.url ~ "^/ja(/|\?|$)") {
    synthetic(regsub(std.fileread("@EDGE_DIR@/answers/429.ja.html"), "@@REQUEST_ID@@", req.http.x-request-id));
  } else {
    synthetic(regsub(std.fileread("@EDGE_DIR@/answers/429.en.html"), "@@REQUEST_ID@@", req.http.x-request-id));
  }
}

# The app's own page for such times, in the language of the address, or what a call expects.
sub unavailable_answer {
  call security_headers;
  set beresp.status = 503;
  set beresp.reason = "Service Unavailable";
  set beresp.http.retry-after = "@RETRY_SECONDS@";
  set beresp.http.cache-control = "no-store";
  set beresp.http.x-request-id = bereq.http.x-request-id;
  if (bereq.http.x-way) {
    set beresp.http.content-type = "application/json";
    synthetic(regsub(std.fileread("@EDGE_DIR@/answers/503.call.json"), "@@REQUEST_ID@@", bereq.http.x-request-id));
  } elsif (bereq.url ~ "^/ja(/|\?|$)") {
    set beresp.http.content-type = "text/html; charset=utf-8";
    synthetic(regsub(std.fileread("@EDGE_DIR@/answers/503.ja.html"), "@@REQUEST_ID@@", bereq.http.x-request-id));
  } else {
    set beresp.http.content-type = "text/html; charset=utf-8";
    synthetic(regsub(std.fileread("@EDGE_DIR@/answers/503.en.html"), "@@REQUEST_ID@@", bereq.http.x-request-id));
  }
}
