/** A chosen file as an address that shows it: as data, because the page's policy takes pictures from nowhere else. */
export const pictureAddress = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(file);
  });
