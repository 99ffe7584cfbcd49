/** A file of a multipart request, in a temporary folder until the response is sent. */
export interface UploadedFile {
  readonly field: string
  /** As the client calls it; without folders. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Hex. */
  readonly sha256: string
  readonly path: string
}
