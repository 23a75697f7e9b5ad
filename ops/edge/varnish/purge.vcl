# PURGE / with `surrogate-key: k1 k2 …`: every object with one of the keys is stale from now on; the answer is how many they were.

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
    # nginx refuses the method; what came through it all the same carries its mark.
    if (client.ip !~ purgers || req.http.x-forwarded-proto) {
      return (synth(405, "Method Not Allowed"));
    }
    if (req.http.surrogate-key !~ "\S") {
      return (synth(400, "No keys"));
    }
    # First the time, then the objects: a fetch that began before may carry what the purge is about (see keep.vcl).
    var.global_set("purged-at", std.time2real(now, 0.0));
    set req.http.x-purged = xkey.softpurge(req.http.surrogate-key);
    return (synth(200, "Purged"));
  }
}
