/** A crop area in pixels of the image. */
export interface ImageArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Width and height of an avatar, px. */
export const pictureSize = 200

const loaded = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('the image could not be read'))
    image.src = url
  })

/**
 * The crop area as a JPEG or PNG of 200 × 200 pixels. `url` is a `blob:` URL of this page. Rejects when the image
 * cannot be read.
 */
export const croppedImage = async (url: string, area: ImageArea, type: 'image/jpeg' | 'image/png'): Promise<Blob> => {
  const image = await loaded(url)
  const canvas = document.createElement('canvas')
  canvas.width = pictureSize
  canvas.height = pictureSize
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('the browser cannot draw')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, pictureSize, pictureSize)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the browser cannot draw')) : resolve(blob)), type, 0.92)
  })
}
