import list from './common-passwords.json' with { type: 'json' }

/** Key rows, words of other languages and of this shop, which the list of leaked passwords does not rank. */
const further = `passwort motdepasse contrasena senha parola wachtwoord qwertz azerty qazwsxedc 1q2w3e4r5t q1w2e3 q1w2e3r4
  1qaz@wsx abcde abcdef abcd1234 a1b2c3d4 administrator root guest demo default login nihao woaini woaini1314 aini
  hallo bonjour p@ssw0rd p@ssword pa55word samsung windows linux server january february monday friday company business
  pinline connector`

/**
 * Passwords that leaks have shown most often, in lower case: words, and mixtures that need a capital at most to satisfy
 * the rules. What is chosen is compared together with its variants (see `password-rules.ts`).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  [further, list.words, list.mixed].flatMap((text) => text.split(/\s+/)),
)
