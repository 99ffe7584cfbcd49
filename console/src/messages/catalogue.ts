import type { en } from './en/en.ts'

type Texts<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Texts<Tree[Key]> }

/** All texts of one language. */
export type Catalogue = Texts<typeof en>

type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Paths<Tree[Key]>}`
}[keyof Tree & string]

/** Path of one text, e.g. `shell.tabs.close`. */
export type MessageKey = Paths<Omit<Catalogue, 'ra'>>
