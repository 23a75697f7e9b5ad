# Caching policy: 200 responses with surrogate keys are cached for a day or until purged. Errors and responses with
# cookies are never cached.

sub vcl_backend_fetch {
  if (bereq.retries == 0) {
    call toward_app;
  }
  # A stale page is refreshed in the background at most once a second, and not for a client that has used all its slots.
  if (bereq.is_bgfetch && bereq.http.x-over) {
    return (abandon);
  }
  if (bereq.is_bgfetch && std.real(var.global_get(bereq.http.x-bucket), 0.0) > std.time2real(now, 0.0) - 1.0) {
    return (abandon);
  }
  set bereq.http.x-began = std.time2real(now, 0.0);
  # Only fetches for the cache may be answered by a replica: a reader who bypasses it has just written.
  unset bereq.http.x-minimum-lsn;
  if (!bereq.uncacheable && var.global_get("minimum-lsn") ~ ".") {
    set bereq.http.x-minimum-lsn = var.global_get("minimum-lsn");
  }
  return (fetch);
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.status >= 500) {
    call failed;
    # Not cached at all, not even as hit-for-miss: the stale object stays available, and a later request tries again.
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
  }
  if (beresp.status != 200 || beresp.http.surrogate-key !~ "\S" || beresp.http.set-cookie || beresp.http.vary == "*") {
    # Stores a hit-for-miss object for 10 s, so that concurrent requests do not wait for one another.
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
  }

  # Gives each object a unique key, so that it can be purged alone if a purge arrives while it is being stored
  # (answer.vcl).
  set beresp.http.x-began = bereq.http.x-began;
  set beresp.http.x-own-key = "fetch:" + bereq.xid;
  set beresp.http.xkey = beresp.http.surrogate-key + " " + beresp.http.x-own-key;
  unset beresp.http.surrogate-key;
  unset beresp.http.x-overtaken;
  set beresp.http.x-minimum-lsn = bereq.http.x-minimum-lsn;
  unset beresp.http.surrogate-control;
  if (!beresp.http.etag) {
    set beresp.http.etag = {"W/""} + bereq.xid + "-" + bereq.http.x-began + {"""};
  }
  if (beresp.http.content-type ~ "^(text/|application/(json|javascript|xml|atom|feed)|image/svg)") {
    set beresp.do_gzip = true;
  }
  set beresp.ttl = 1d;
  set beresp.grace = 1d;
  set beresp.keep = 0s;
  if (bereq.url ~ "@OWNED_PAGES@") {
    set beresp.grace = 0s; # never served stale, because their owner may have hidden them
  }
  if (bereq.http.x-turn) {
    set beresp.ttl = 10s; # only for the requests waiting for it; no other request uses this hash
    set beresp.grace = 0s;
  }
  # A fetch that started before the last purge may be outdated, so its result may be served stale, but not as a hit. The
  # TTL is not 0s, because Varnish never finds objects that were stored with a TTL of 0s.
  # So may a fetch that was sent with another position: a replica may have answered it.
  if (std.real(bereq.http.x-began, 0.0) <= std.real(var.global_get("purged-at"), 0.0)
      || "at " + bereq.http.x-minimum-lsn != "at " + var.global_get("minimum-lsn")) {
    set beresp.ttl = 0.001ms;
    set beresp.http.x-overtaken = "1";
  }
  return (deliver);
}
