/** What an authenticator app is set up with: to be typed, and as a QR code's address. */
export interface PendingFactor {
  readonly secret: string
  readonly uri: string
}
