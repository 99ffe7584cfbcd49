import type { FieldErrors } from '../layout/field-errors.ts'

const minLength = 6
const maxLength = 16
const kinds = [/\d/, /[a-z]/, /[A-Z]/, /[^0-9A-Za-z]/]
const minKinds = 3

export interface PasswordFormValues {
  readonly pwd: string
  readonly newPwd: string
  readonly again: string
}

/** Validation errors of a password change by field; the server checks more. */
export const newPasswordErrors = ({ pwd, newPwd, again }: PasswordFormValues): FieldErrors => {
  const trimmed = newPwd.trim()
  const length = [...trimmed].length
  const fieldError =
    length < minLength || length > maxLength
      ? 'password-length'
      : kinds.filter((kind) => kind.test(trimmed)).length < minKinds
        ? 'password-strength'
        : trimmed === pwd.trim()
          ? 'password-same'
          : undefined
  return {
    ...(pwd.trim() === '' ? { pwd: 'old-password-empty' } : {}),
    ...(trimmed === '' ? { newPwd: 'password-required' } : fieldError === undefined ? {} : { newPwd: fieldError }),
    ...(again.trim() === trimmed ? {} : { again: 'password-mismatch' }),
  }
}
