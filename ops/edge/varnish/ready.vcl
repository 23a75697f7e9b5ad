# Generated from ops/edge/varnish/ready.vcl and the list of apps. Probed every second; one failure marks an app as unhealthy, two successes
# as healthy, so that a draining app gets no requests before it stops.
probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = @READY_SECONDS@s;
  .window = 2;
  .threshold = 2;
  .initial = 1;
}
