import type { Page } from 'playwright-core'
import type { ConsoleText } from './console-texts.ts'

/** Parts of the width and height of the field, in the order in which the pen goes. */
const lines: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0.1, 0.75],
    [0.2, 0.15],
    [0.3, 0.75],
  ],
  [
    [0.14, 0.5],
    [0.27, 0.5],
  ],
  [
    [0.35, 0.7],
    [0.45, 0.4],
    [0.5, 0.75],
    [0.6, 0.4],
    [0.7, 0.75],
    [0.9, 0.6],
  ],
]

/** Draws a signature of three lines with the mouse. */
export const drawSignature = async (page: Page, text: ConsoleText): Promise<void> => {
  const pad = page.getByRole('img', { name: text('resources.orders.signatures.pad'), exact: true })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (box === null) throw new Error('no field to draw in')
  for (const [first, ...others] of lines) {
    if (first === undefined) continue
    const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
    await page.mouse.move(...at(first))
    await page.mouse.down()
    for (const one of others) await page.mouse.move(...at(one), { steps: 8 })
    await page.mouse.up()
  }
}
