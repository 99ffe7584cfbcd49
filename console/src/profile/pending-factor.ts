/** Secret of an authenticator app: as text, and as the URL of a QR code. */
export interface PendingFactor {
  readonly secret: string
  readonly uri: string
}
