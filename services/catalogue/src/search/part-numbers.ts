import { editDistance, lettersMissing, lettersOf, mistakesAllowed } from './edit-distance.ts'
import { foldPartNumber, withoutLookalikes } from './fold-text.ts'
import { NumberForms, type TypedPattern } from './number-forms.ts'
import { gramLength, Postings } from './postings.ts'
import { SortedSlots } from './sorted-slots.ts'

export interface NearNumber {
  readonly slot: number
  readonly mistakes: number
}

const maxStale = 4096
/** Shorter ones begin too many numbers. */
const minPrefixLength = 6

const sameBeginning = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** Part numbers by what buyers type: complete, prefix, substring, or with typos; punctuation ignored. */
export class PartNumbers {
  readonly #folded: string[] = []
  /** By slot, the same without look-alikes. */
  readonly #bare: string[] = []
  readonly #sorted = new SortedSlots((a, b) => {
    const [left, right] = [this.#folded[a] ?? '', this.#folded[b] ?? '']
    if (left !== right) return left < right ? -1 : 1
    return a - b
  })
  readonly #postings = new Postings()
  readonly #articles = new Map<number, string>()
  readonly #forms = new NumberForms()
  /**
   * By slot, the letters and digits of its number, with look-alikes unified: rules out most numbers as near matches.
   */
  #letters = new Int32Array(0)
  /** How many numbers were compared with what was typed, ever. */
  compared = 0
  #stale = 0
  #marks = new Uint8Array(0)

  /** @param article the manufacturer's name of the part besides its number; empty if there is none */
  put(slot: number, model: string, article = ''): void {
    const folded = foldPartNumber(model)
    if (article === '') this.#articles.delete(slot)
    else this.#articles.set(slot, foldPartNumber(article))
    if (this.#folded[slot] === folded) return
    if (this.#folded[slot] !== undefined && this.#folded[slot] !== '') this.remove(slot)
    this.#folded[slot] = folded
    this.#sorted.add(slot)
    this.#forms.put(slot, model)
    const bare = withoutLookalikes(folded)
    this.#bare[slot] = bare
    this.#postings.put(slot, bare)
    if (slot >= this.#letters.length) {
      const larger = new Int32Array(Math.max(1024, slot * 2))
      larger.set(this.#letters)
      this.#letters = larger
    }
    this.#letters[slot] = lettersOf(bare)
  }

  remove(slot: number): void {
    this.#sorted.remove(slot)
    this.#sorted.flush()
    this.#folded[slot] = ''
    this.#bare[slot] = ''
    this.#articles.delete(slot)
    this.#forms.remove(slot)
    this.#stale += 1
    if (this.#stale > Math.max(maxStale, this.#folded.length / 4)) this.#postAgain()
  }

  /** Updates the order. */
  flush(): void {
    this.#sorted.flush()
  }

  of(slot: number): string {
    return this.#folded[slot] ?? ''
  }

  exact(number: string): number[] {
    return this.#range(number, (folded) => folded === number)
  }

  /** Slots whose number has this prefix, in the order of the numbers. */
  beginning(number: string, limit = Number.POSITIVE_INFINITY): number[] {
    return number === '' ? [] : this.#range(number, (folded) => folded.startsWith(number), limit)
  }

  begins(number: string): boolean {
    return this.beginning(number, 1).length > 0
  }

  /** Slots whose number contains a substring of at least three characters. */
  holding(piece: string): number[] {
    if (piece.length < gramLength) return []
    const marks = this.#cleanMarks()
    const found: number[] = []
    const slots = this.#postings.rarest(withoutLookalikes(piece))
    this.compared += slots.length
    for (const slot of slots) {
      if (marks[slot] === 1 || !this.of(slot).includes(piece)) continue
      marks[slot] = 1
      found.push(slot)
    }
    return found
  }

  /** Slots whose number is the typed one but for zeros before figures, or has placeholders that stand for it. */
  formsOf(typed: string): readonly number[] {
    const found = this.#forms.find(typed)
    return found.length > 0 ? found : this.exact(foldPartNumber(typed).replace(/^0+/u, ''))
  }

  /** Slots whose number fits typed placeholders. Without a beginning all numbers are scanned. */
  fitting({ fits, head }: TypedPattern): number[] {
    return this.#range(head, (folded) => folded.startsWith(head)).filter((slot) => fits(this.of(slot)))
  }

  /** Slots of parts with this article name. Few parts have one, so all are scanned. */
  called(name: string): number[] {
    const found: number[] = []
    for (const [slot, article] of this.#articles) if (article.includes(name)) found.push(slot)
    return found
  }

  /**
   * Numbers that differ by few mistakes, or by letters that look alike, from what was typed, or begin with what
   * nearly was: fewest mistakes first.
   */
  near(number: string): NearNumber[] {
    const wanted = withoutLookalikes(number)
    if (wanted.length < gramLength) return []
    for (let mistakes = 0; mistakes <= mistakesAllowed(wanted.length); mistakes += 1) {
      const found = this.#within(wanted, mistakes)
      if (found.length > 0) return found.map((slot) => ({ slot, mistakes }))
    }
    return []
  }

  /** Slots with at most so many mistakes. A mistake spoils four threes at most: one of any five must be there. */
  #within(wanted: string, mistakes: number): number[] {
    const lists: Uint32Array[] = []
    for (let at = 0; at + gramLength <= wanted.length; at += 1) {
      lists.push(this.#postings.of(wanted.slice(at, at + gramLength)))
    }
    lists.sort((a, b) => a.length - b.length)
    const marks = this.#cleanMarks()
    const letters = lettersOf(wanted)
    const found: number[] = []
    for (const slots of lists.slice(0, (gramLength + 1) * mistakes + 1)) {
      this.compared += slots.length
      for (let at = 0; at < slots.length; at += 1) {
        const slot = slots[at] ?? 0
        if (marks[slot] === 1) continue
        marks[slot] = 1
        // Each mistake can be why one letter of what was typed is missing, no more.
        if (lettersMissing(letters, this.#letters[slot] ?? 0) > mistakes) continue
        if (this.#isNear(wanted, this.#bare[slot] ?? '', mistakes)) found.push(slot)
      }
    }
    const surplus = (slot: number) => Math.abs(this.of(slot).length - wanted.length)
    const same = (slot: number) => sameBeginning(wanted, this.#bare[slot] ?? '')
    return found.sort((a, b) => surplus(a) - surplus(b) || same(b) - same(a) || a - b)
  }

  /** The whole number, or its beginning if it is much longer than the typed text. */
  #isNear(wanted: string, number: string, mistakes: number): boolean {
    if (number === '' || number.length + mistakes < wanted.length) return false
    if (Math.abs(number.length - wanted.length) <= mistakes && editDistance(wanted, number, mistakes) <= mistakes) {
      return true
    }
    return (
      wanted.length >= minPrefixLength &&
      number.length > wanted.length &&
      editDistance(wanted, number.slice(0, wanted.length), mistakes) <= mistakes
    )
  }

  #range(number: string, belongs: (folded: string) => boolean, limit = Number.POSITIVE_INFINITY): number[] {
    const slots = this.#sorted.slots
    const found: number[] = []
    const start = this.#sorted.lower((slot) => this.of(slot) < number)
    for (let place = start; place < slots.length && found.length < limit; place += 1) {
      const slot = slots[place] ?? 0
      if (!belongs(this.of(slot))) break
      found.push(slot)
    }
    return found
  }

  #cleanMarks(): Uint8Array {
    if (this.#marks.length < this.#folded.length) this.#marks = new Uint8Array(Math.ceil(this.#folded.length * 1.5))
    else this.#marks.fill(0)
    return this.#marks
  }

  #postAgain(): void {
    this.#postings.clear()
    for (const [slot, bare] of this.#bare.entries()) if (bare !== '') this.#postings.put(slot, bare)
    this.#stale = 0
  }
}
