# PURGE / with `surrogate-key: k1 k2 …` marks every object with one of the keys as stale and returns their number.
# Objects without grace (OWNED_PAGES in keep.vcl) are gone at once.

acl purgers {
  "127.0.0.0"/8;
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
  "::1";
  "fc00::"/7;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # nginx rejects the method. A request that came through nginx anyway has nginx's x-forwarded-proto header.
    if (client.ip !~ purgers || req.http.x-forwarded-proto) {
      return (synth(405, "Method Not Allowed"));
    }
    if (req.http.surrogate-key !~ "\S") {
      return (synth(400, "No keys"));
    }
    # Replicas must have replayed the primary's position at the last purge (decision 0150). Positions are hexadecimal and
    # of one length, so they compare as texts. After a purge without a position, no replica is used until the next one.
    if (req.http.x-purge-lsn !~ "^[0-9a-f]{24}$") {
      var.global_set("minimum-lsn", "");
    } elsif (req.http.x-purge-lsn > var.global_get("minimum-lsn")) {
      var.global_set("minimum-lsn", req.http.x-purge-lsn);
    }
    # The time is set before the objects are purged, because a fetch in progress may return outdated content (see
    # keep.vcl).
    var.global_set("purged-at", std.time2real(now, 0.0));
    set req.http.x-purged = xkey.softpurge(req.http.surrogate-key);
    return (synth(200, "Purged"));
  }
}
