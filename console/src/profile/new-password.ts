import type { Faults } from '../layout/form-faults.ts'

const shortest = 6
const longest = 16
const kinds = [/\d/, /[a-z]/, /[A-Z]/, /[^0-9A-Za-z]/]
const neededKinds = 3

export interface TypedPasswords {
  readonly pwd: string
  readonly newPwd: string
  readonly again: string
}

/** What is wrong with a change of password before it is sent, by field; the server knows more. */
export const passwordFaults = ({ pwd, newPwd, again }: TypedPasswords): Faults => {
  const wanted = newPwd.trim()
  const length = [...wanted].length
  const fault =
    length < shortest || length > longest
      ? 'password-length'
      : kinds.filter((kind) => kind.test(wanted)).length < neededKinds
        ? 'password-strength'
        : wanted === pwd.trim()
          ? 'password-same'
          : undefined
  return {
    ...(pwd.trim() === '' ? { pwd: 'old-password-empty' } : {}),
    ...(wanted === '' ? { newPwd: 'password-required' } : fault === undefined ? {} : { newPwd: fault }),
    ...(again.trim() === wanted ? {} : { again: 'password-mismatch' }),
  }
}
