# Made from ops/edge/varnish/ready.vcl and the list of apps. Asked every second; one no is enough, and two yeses to come back:
# an app that drains says no at once, and is left alone before it stops.
probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = @READY_SECONDS@s;
  .window = 2;
  .threshold = 2;
  .initial = 1;
}
