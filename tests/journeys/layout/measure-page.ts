import type { Page } from 'playwright-core'

/** Pixels from the window's corner. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** An element and two above it, as in a selector of CSS, with a text. */
export interface Place {
  readonly where: string
  readonly text: string
}

/** A text as it is drawn. */
export interface MeasuredText extends Place {
  /** One for each line. */
  readonly lines: readonly Box[]
  /** The part of each line that can be seen, if need be by scrolling an ancestor. */
  readonly shown: readonly Box[]
  /** The part of each line that is seen as the page stands. */
  readonly seen: readonly Box[]
  /** The block around it, unless that scrolls or is placed apart. */
  readonly block: Box | undefined
  /** Tooltips and labels of it and its ancestors. */
  readonly labels: string
  /**
   * Words that begin in one line and end in another; those of codes are left out, and what fits no column: words of more
   * than 24 letters, and part numbers and addresses of more than 32 characters.
   */
  readonly brokenWords: readonly string[]
  /** Numbers, ranges, lengths and East Asian dates that begin in one line and end in another: 10,000, 15–45, 2.54 mm, 11月30日. */
  readonly brokenFigures: readonly string[]
  readonly isInControl: boolean
  readonly isCode: boolean
  /** The language of the words, as a tag. */
  readonly lang: string
  /** Which of the things that lie over others by intent it is in: what sticks, floats, or has a ground of its own. */
  readonly layer: number
}

/** A drawing of a part, unless its sheet cuts the margins. */
export interface MeasuredDrawing extends Place {
  readonly box: Box
  /** What ancestors leave of it, if need be by scrolling one. */
  readonly shown: Box
}

export interface MeasuredPage {
  readonly texts: readonly MeasuredText[]
  readonly drawings: readonly MeasuredDrawing[]
  /** Controls, labels and headings that say nothing. */
  readonly unnamed: readonly Place[]
  /** Of the page and of its window, px. */
  readonly width: number
  readonly windowWidth: number
}

/** Runs in the page, so that it uses nothing from outside. Leaves out what is hidden or part of a drawing. */
const measure = (): MeasuredPage => {
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const withAncestors = (element: Element): Element[] =>
    element.parentElement === null ? [element] : [element, ...withAncestors(element.parentElement)]
  const nameOf = (element: Element) => [element.tagName.toLowerCase(), ...element.classList].slice(0, 3).join('.')
  const placeOf = (element: Element, text: string): Place => ({
    where: withAncestors(element).slice(0, 3).reverse().map(nameOf).join(' > '),
    text,
  })
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom })
  const linesIn = (node: Text, from: number, to: number): Box[] => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5).map(boxOf)
  }
  const isForReadersAlone = (element: Element) => {
    const { clip, clipPath, position } = styleOf(element)
    const { width, height } = element.getBoundingClientRect()
    const isTiny = width <= 1 || height <= 1
    return /absolute|fixed/.test(position) && (isTiny || clip !== 'auto' || clipPath !== 'none')
  }
  const isHidden = (element: Element) =>
    element.closest('svg, option, script, style, noscript, template') !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    withAncestors(element).some(isForReadersAlone)

  /** What ancestors leave of a box that clip, or also those that scroll. */
  const clipped = (element: Element, box: Box, byScrolling: boolean): Box => {
    let { left, top, right, bottom } = box
    for (const one of withAncestors(element)) {
      const { overflowX, overflowY, position, display } = styleOf(one)
      const edge = one.getBoundingClientRect()
      if (!byScrolling && /auto|scroll/.test(overflowX + overflowY)) break
      if (display !== 'inline' && overflowX !== 'visible') {
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
      }
      if (display !== 'inline' && overflowY !== 'visible') {
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
      if (position === 'fixed') break
    }
    return { left, top, right, bottom }
  }
  const blockOf = (element: Element): Box | undefined => {
    const block = withAncestors(element).find((one) => !/^(inline|contents)$/.test(styleOf(one).display))
    if (block === undefined) return undefined
    const { overflowX, position } = styleOf(block)
    return overflowX !== 'visible' || position === 'absolute' ? undefined : boxOf(block.getBoundingClientRect())
  }
  const layers: Element[] = [document.documentElement]
  const isLayer = (one: Element) => {
    const { position, backgroundColor } = styleOf(one)
    return /fixed|sticky/.test(position) || (position === 'absolute' && backgroundColor !== 'rgba(0, 0, 0, 0)')
  }
  const layerOf = (element: Element): number => {
    const layer = withAncestors(element).find(isLayer) ?? document.documentElement
    if (!layers.includes(layer)) layers.push(layer)
    return layers.indexOf(layer)
  }
  const isWordBroken = (node: Text, from: number, word: string) => {
    const lines = linesIn(node, from, from + word.length)
    const [first] = lines
    return first !== undefined && lines.some(({ top }) => top > (first.top + first.bottom) / 2)
  }
  const brokenIn = (node: Text, runs: readonly RegExpExecArray[]) =>
    runs.filter(({ 0: run, index }) => isWordBroken(node, index, run)).map(([run]) => run)
  const measureText = (node: Text, parent: Element): MeasuredText => {
    const lines = linesIn(node, 0, node.length)
    const isCode = parent.closest('code, pre, kbd, .code, .mono') !== null
    const codes = [...node.data.matchAll(/\S{33,}/gu)].filter(([run]) => /[\d/_]/.test(run))
    const isInCode = (index: number) =>
      codes.some(({ 0: run, index: from }) => index >= from && index < from + run.length)
    const words = isCode
      ? []
      : [...node.data.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)].filter(
          ({ 0: word, index }) => word.length <= 24 && !isInCode(index),
        )
    const figures = isCode
      ? []
      : [
          ...node.data.matchAll(/\d+(?:\u2060?[.,:–～年月]\u2060?\d+)*\u2060?(?:日|[ \u00a0](?:mm|мм)(?!\p{L}))?/gu),
        ].filter(({ 0: figure, index }) => figure.length > 1 && !isInCode(index))
    return {
      ...placeOf(parent, node.data.replaceAll(/\s+/g, ' ').trim()),
      lines,
      shown: lines.map((line) => clipped(parent, line, false)),
      seen: lines.map((line) => clipped(parent, line, true)),
      block: blockOf(parent),
      labels: withAncestors(parent)
        .flatMap((one) => [one.getAttribute('title'), one.getAttribute('aria-label')])
        .join(' ')
        .replaceAll(/\s+/g, ' '),
      brokenWords: brokenIn(node, words),
      brokenFigures: brokenIn(node, figures),
      isInControl: parent.closest('button, a.button, [role=button], [role=tab], summary') !== null,
      isCode,
      lang: parent.closest('[lang]')?.getAttribute('lang') ?? '',
      layer: layerOf(parent),
    }
  }
  const texts: MeasuredText[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node
    if (!(node instanceof Text) || parentElement === null || node.data.trim() === '' || isHidden(parentElement))
      continue
    texts.push(measureText(node, parentElement))
  }

  const drawings = [...document.querySelectorAll('svg.drawing:not(.drawing-bleed)')]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const box = boxOf(element.getBoundingClientRect())
      return { ...placeOf(element, ''), box, shown: clipped(element, box, false) }
    })

  const isNamed = (element: Element) =>
    (element.textContent ?? '').trim() !== '' ||
    ['aria-label', 'aria-labelledby', 'title'].some((name) => (element.getAttribute(name) ?? '') !== '') ||
    element.querySelector('img[alt]:not([alt=""]), [aria-label], svg title, input, select') !== null
  const unnamed = [...document.querySelectorAll('button, a[href], label, legend, [role=tab], h1, h2, h3')]
    .filter((element) => element.closest('[aria-hidden=true]') === null && !isHidden(element) && !isNamed(element))
    .map((element) => placeOf(element, ''))
  const { scrollWidth: width, clientWidth: windowWidth } = document.documentElement
  return { texts: texts.filter(({ lines }) => lines.length > 0), drawings, unnamed, width, windowWidth }
}

/** Measures all texts of a page as it stands. */
export const measurePage = (page: Page): Promise<MeasuredPage> => page.evaluate(measure)
