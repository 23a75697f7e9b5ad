# A stale page rather than a failure. A reader of a stale page waits for a fresh one as long as an app is healthy (one fetch for
# all who wait); where none is, or the fetch fails, everybody gets what there is.

sub vcl_hit {
  if ((obj.ttl > 0s && !obj.http.x-overtaken) || req.http.x-stale == "take") {
    return (deliver);
  }
  set req.http.x-bucket = "failed-" + regsub(blob.encode(HEX, LOWER, req.hash), "^(...).*$", "\1");
  # Who has waited for a fresh one again and again while purges came takes what there is, before Varnish gives up.
  if (req.restarts >= 3 || !std.healthy(req.backend_hint) || std.real(var.global_get(req.http.x-bucket), 0.0) > std.time2real(now, 0.0) - 1.0) {
    set req.http.x-stale = "take";
    return (deliver);
  }
  # The same one again: who waited while it was fetched asked before it was there, and to Varnish it is fresh for them however often they
  # look. All of them ask once more, together, under a name of their own.
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
  # Those who waited for a fetch that failed come here one after the other: none of them tries again within the second.
  if (req.http.x-stale == "there" && std.real(var.global_get(req.http.x-bucket), 0.0) > std.time2real(now, 0.0) - 1.0) {
    set req.http.x-stale = "take";
    return (restart);
  }
  call take_slot;
  if (req.http.x-slot == "none") {
    if (req.http.x-stale == "there") {
      set req.http.x-stale = "take";
      set req.http.x-over = "1"; # nor is a background fetch begun for this client (keep.vcl)
      return (restart);
    }
    return (synth(429, "Too Many Requests"));
  }
  return (fetch);
}

# A fetch of a page failed: whoever knows of a stale one goes back to it.
sub failed {
  if (bereq.http.x-stale || bereq.is_bgfetch) {
    if (bereq.http.x-bucket) {
      var.global_set(bereq.http.x-bucket, std.time2real(now, 0.0));
    }
    return (abandon);
  }
}

sub vcl_backend_error {
  # The other app, once: nothing of a GET is lost by asking twice. Not after a long silence: the page itself may be what blocks the app, and
  # would block the other one as well.
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
