# Generated from ops/edge/varnish/ready.vcl and the list of apps. Each app is probed every second. One failure marks it
# as unhealthy, so that a draining app gets no requests before it stops, and two successes mark it as healthy.
probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = @READY_SECONDS@s;
  .window = 2;
  .threshold = 2;
  .initial = 1;
}
