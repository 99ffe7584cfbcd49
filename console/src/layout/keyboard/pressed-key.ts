/** Of a key event, what decides whether it is a shortcut. */
export interface KeyPress {
  readonly key: string
  readonly keyCode: number
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly isComposing: boolean
  readonly repeat: boolean
  readonly defaultPrevented: boolean
}

/** Key code of the browser while an input method composes a character. */
const composing = 229

/** Keys that move on while they are held. */
const repeatable: ReadonlySet<string> = new Set(['j', 'k'])

/**
 * The key of a shortcut; undefined for what belongs to the browser or to an input method. Shift is part of the key: `?`
 * and, on some keyboards, `/` are typed with it.
 */
export const pressedKey = (event: KeyPress): string | undefined => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (event.isComposing || event.keyCode === composing) return undefined
  if (event.repeat && !repeatable.has(event.key)) return undefined
  return event.key
}

const buttonsOfInputs: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'button',
  'submit',
  'reset',
  'image',
  'file',
])

/** Of a focused element, what decides whether keys are typed into it. */
export interface FocusedElement {
  readonly tagName: string
  readonly type?: string
  readonly isContentEditable?: boolean
}

/** Whether keys are text there, or choose an option. */
export const takesText = ({ tagName, type = '', isContentEditable = false }: FocusedElement): boolean => {
  if (isContentEditable || tagName === 'TEXTAREA' || tagName === 'SELECT') return true
  return tagName === 'INPUT' && !buttonsOfInputs.has(type)
}
