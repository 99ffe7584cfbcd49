/**
 * Words and key rows that passwords are most often made of, in lower case. Passwords of 3 classes can only be
 * variants of them, so that variants are compared too (see `password-rules.ts`).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwort passwd pass password1 password12 password123 motdepasse contrasena senha parola wachtwoord
  qwerty qwertz azerty qwertyuiop qwerty1 qwerty12 qwerty123 asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
  1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 1qaz2wsx 1qaz@wsx abc abcd abcde abcdef abc123 abcd1234 a1b2c3 a1b2c3d4
  admin administrator root user guest test tester testing demo default changeme letmein welcome welcome1 login master
  secret iloveyou love sunshine princess dragon monkey football baseball superman batman shadow michael jordan
  hunter trustno1 starwars whatever freedom flower hello hello123 hallo bonjour nihao woaini woaini1314 aini
  p@ssw0rd p@ssword passw0rd pa55word access internet computer samsung google apple windows linux server
  summer winter spring autumn january february monday friday january2026 company business pinline connector`.split(
    /\s+/,
  ),
)
