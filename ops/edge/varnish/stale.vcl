# Serves a stale page instead of an error. While an app is healthy, requests for a stale page wait for a fresh one,
# which is fetched once for all of them. When no app is healthy or the fetch fails, they get the stale page.

sub vcl_hit {
  if ((obj.ttl > 0s && !obj.http.x-overtaken) || req.http.x-stale == "take") {
    return (deliver);
  }
  set req.http.x-bucket = "failed-" + regsub(blob.encode(HEX, LOWER, req.hash), "^(...).*$", "\1");
  # After three restarts caused by further purges, serves the stale page before Varnish reaches its restart limit.
  if (req.restarts >= 3 || !std.healthy(req.backend_hint) || std.real(var.global_get(req.http.x-bucket), 0.0) > std.time2real(now, 0.0) - 1.0) {
    set req.http.x-stale = "take";
    return (deliver);
  }
  # The look-up found the same object again: the request is older than the object, so Varnish considers the object fresh
  # however often it is looked up. All such requests share one more fetch under a separate hash.
  if (req.http.x-stale == "there") {
    set req.http.x-turn = obj.http.x-own-key;
  }
  set req.http.x-stale = "there";
  return (restart);
}

sub choose_grace {
  if (req.http.x-stale == "there") {
    set req.grace = 0s;
  } else {
    set req.grace = 1d;
  }
}

sub vcl_miss {
  # Requests that waited for a failed fetch arrive here one by one; none of them fetches again within the same second.
  if (req.http.x-stale == "there" && std.real(var.global_get(req.http.x-bucket), 0.0) > std.time2real(now, 0.0) - 1.0) {
    set req.http.x-stale = "take";
    return (restart);
  }
  call take_slot;
  if (req.http.x-slot == "none") {
    if (req.http.x-stale == "there") {
      set req.http.x-stale = "take";
      set req.http.x-over = "1"; # prevents a background fetch for this client, too (keep.vcl)
      return (restart);
    }
    return (synth(429, "Too Many Requests"));
  }
  return (fetch);
}

# Called when a fetch fails: requests with a stale object return to it.
sub failed {
  if (bereq.http.x-stale || bereq.is_bgfetch) {
    if (bereq.http.x-bucket) {
      var.global_set(bereq.http.x-bucket, std.time2real(now, 0.0));
    }
    return (abandon);
  }
}

sub vcl_backend_error {
  # Retries a GET once with the other app, but not after a long wait, because the page itself may block the app and
  # would block the other one, too.
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")
      && std.real(bereq.http.x-began, 0.0) > std.time2real(now, 0.0) - @RETRY_WITHIN_SECONDS@.0) {
    return (retry);
  }
  call failed;
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  call unavailable_answer;
  return (deliver);
}
