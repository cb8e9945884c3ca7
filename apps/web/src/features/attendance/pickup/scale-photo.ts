import { MAX_PHOTO_BYTES, PHOTO_SIDE } from '@lamplight/domain/attendance';

/** How well a photo is kept, tried in this order until it is small enough. */
const QUALITIES = [0.85, 0.7, 0.5];

/**
 * A picture of this device as a small JPEG in base64. It is drawn anew, so that place, time and device are not in it.
 * @returns null for what the browser cannot show
 */
export async function scalePhoto(file: Blob): Promise<string | null> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = drawnSmall(image);
    for (const quality of QUALITIES) {
      const [, base64 = ''] = canvas.toDataURL('image/jpeg', quality).split(',');
      if (base64 !== '' && (base64.length * 3) / 4 <= MAX_PHOTO_BYTES) return base64;
    }
    return null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawnSmall(image: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, PHOTO_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context !== null) {
    // What is see-through would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
