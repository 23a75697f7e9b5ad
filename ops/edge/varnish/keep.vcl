# What is kept, and how long: 200s with surrogate keys, a day, until purged. Never a failure, never an answer with a cookie.

sub vcl_backend_fetch {
  if (bereq.retries == 0) {
    call toward_app;
  }
  # What is shown stale is asked for again in the background, not more than once a second, and not for a client that holds all of its slots.
  if (bereq.is_bgfetch && bereq.http.x-over) {
    return (abandon);
  }
  if (bereq.is_bgfetch && std.real(var.global_get(bereq.http.x-bucket), 0.0) > std.time2real(now, 0.0) - 1.0) {
    return (abandon);
  }
  set bereq.http.x-began = std.time2real(now, 0.0);
  return (fetch);
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.status >= 500) {
    call failed;
    # Not remembered at all: what was there before is still what the next reader finds, and one of them tries again.
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
  }
  if (beresp.status != 200 || beresp.http.surrogate-key !~ "\S" || beresp.http.set-cookie || beresp.http.vary == "*") {
    # Not kept, and for a while those who ask do not wait for one another.
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
  }

  # An own key each, so that this one object can be purged when a purge came while it was stored (answer.vcl).
  set beresp.http.x-began = bereq.http.x-began;
  set beresp.http.x-own-key = "fetch:" + bereq.xid;
  set beresp.http.xkey = beresp.http.surrogate-key + " " + beresp.http.x-own-key;
  unset beresp.http.surrogate-key;
  unset beresp.http.x-overtaken;
  unset beresp.http.surrogate-control;
  if (!beresp.http.etag) {
    set beresp.http.etag = {"W/""} + bereq.xid + "-" + bereq.http.x-began + {"""};
  }
  if (beresp.http.content-type ~ "^(text/|application/(json|javascript|xml|rss)|image/svg)") {
    set beresp.do_gzip = true;
  }
  set beresp.ttl = 1d;
  set beresp.grace = 1d;
  set beresp.keep = 0s;
  if (bereq.http.x-turn) {
    set beresp.ttl = 10s; # for those who wait for it; nobody else will look there
    set beresp.grace = 0s;
  }
  # Begun before the last purge: it may be from before the change. Fit to be shown when nothing fresher is to be had, and for no hit. Not 0s:
  # Varnish finds what was stored with that never again.
  if (std.real(bereq.http.x-began, 0.0) <= std.real(var.global_get("purged-at"), 0.0)) {
    set beresp.ttl = 0.001ms;
    set beresp.http.x-overtaken = "1";
  }
  return (deliver);
}
