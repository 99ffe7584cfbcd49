import { commonPasswords } from './common-passwords.ts'

export type PasswordFieldError = 'password-length' | 'password-strength' | 'password-common'

export interface PasswordRules {
  readonly minimum: number
  readonly maximum: number
  /** How many of digit, lowercase, uppercase and other symbol a password needs. */
  readonly classes: number
}

/** What the specification asks for. */
export const specifiedRules: PasswordRules = { minimum: 6, maximum: 16, classes: 3 }

const classTests = [/\d/, /[a-z]/, /[A-Z]/, /[^0-9A-Za-z]/]

/** What is wrong with a new password, or undefined. Length counts characters, not code units. */
export const passwordFieldError = (password: string, rules: PasswordRules): PasswordFieldError | undefined => {
  const length = [...password].length
  if (length < rules.minimum || length > rules.maximum) return 'password-length'
  if (classTests.filter((test) => test.test(password)).length < rules.classes) return 'password-strength'
  if (isCommon(password)) return 'password-common'
  return undefined
}

/** A common password stays common with digits and symbols around it and letters replaced by look-alikes. */
const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase()
  const core = lower.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '')
  const plain = [...core].map((letter) => lookAlikes[letter] ?? letter).join('')
  return commonPasswords.has(lower) || commonPasswords.has(core) || commonPasswords.has(plain)
}

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
