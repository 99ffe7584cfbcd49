/** A name with its middle hidden: `Grace Hopper` → `G••••r`. */
export const maskedName = (name: string): string => {
  const letters = [...name.trim()]
  if (letters.length <= 2) return `${letters[0] ?? ''}••••`
  return `${letters[0]}••••${letters.at(-1)}`
}

/** A number with only its last four digits: `+44 20 7946 0018` → `•••• 0018`. */
export const maskedPhone = (phone: string): string => `•••• ${phone.replaceAll(/\D/g, '').slice(-4)}`

/** An e-mail address with its local part hidden: `orders@example.com` → `o••••@example.com`. */
export const maskedEmail = (email: string): string => {
  const [box = '', host = ''] = email.split('@')
  return `${box.slice(0, 1)}••••@${host}`
}
