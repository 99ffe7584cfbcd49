import { TextField } from '@pinline/ui/design/text-field.tsx'
import type { ComponentProps, ReactNode } from 'react'
import type { ContactKind } from './contact-kinds.ts'

const inputOf = {
  phone: { numeric: true, type: 'tel', autoComplete: 'tel-national' },
  email: { type: 'email', autoComplete: 'email' },
} as const

/** A phone number or an e-mail address that is to belong to an account. */
export function ContactField({ kind, ...field }: ComponentProps<typeof TextField> & { kind: ContactKind }): ReactNode {
  return <TextField {...inputOf[kind]} {...field} />
}
