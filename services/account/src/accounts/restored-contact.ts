interface Contact {
  readonly phone?: string | undefined
  readonly email?: string | undefined
}

/** Phone and e-mail as they were; everything else stays. */
export const restoredContact = <Version extends Contact>(
  { phone: _phone, email: _email, ...rest }: Version,
  { phone, email }: Contact,
) => ({
  ...rest,
  ...(phone === undefined ? {} : { phone }),
  ...(email === undefined ? {} : { email }),
})
