const passwordErrorCodes = ['password-length', 'password-strength', 'password-common'] as const

/** The server's error for a new password, as a text key. */
export const passwordFieldError = (code: string | undefined): (typeof passwordErrorCodes)[number] =>
  passwordErrorCodes.find((known) => known === code) ?? 'password-strength'
