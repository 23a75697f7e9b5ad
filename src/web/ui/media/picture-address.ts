/** Reads a file as a data: URL, because the page's Content-Security-Policy allows no other source for previews. */
export const pictureAddress = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(file);
  });
