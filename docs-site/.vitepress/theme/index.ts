// The default theme with the fonts of the device.
export { default } from 'vitepress/theme-without-fonts';
