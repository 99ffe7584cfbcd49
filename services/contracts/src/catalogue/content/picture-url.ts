/** Widths in which pictures of content are served, pixels. */
export const pictureWidths = [480, 800, 1200, 1600] as const
export type PictureWidth = (typeof pictureWidths)[number]

const withToken = (url: string, token: string | undefined): string =>
  token === undefined ? url : `${url}&token=${token}`

/** Public path of a picture of content in one of `pictureWidths`, as WebP. */
export const contentPictureUrlOf = (id: string, width: number, token?: string): string =>
  withToken(`/api/v1/upload/picture?id=${id}&width=${width}`, token)

/** Public path of a file of content, as it was uploaded. */
export const contentFileUrlOf = (id: string, token?: string): string => withToken(`/api/v1/page/file?id=${id}`, token)
