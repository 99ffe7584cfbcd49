import { describe, expect, it } from 'vitest'
import { criticalStyles } from './critical-styles.ts'

const page = '<main class="wrap page"><a class="button" data-x="y">Order</a></main>'
const retainedOf = (css: string): string => criticalStyles(css)(page)

describe('the styles in the head of a page', () => {
  it.each([
    ['of elements', 'a{color:red}'],
    ['of a class on the page', '.button{color:red}'],
    ['of several classes on the page', '.page .button:hover{color:red}'],
    ['whose missing class is excluded or one of several', '.button:not(.quiet,.off),.page:has(.x){color:red}'],
    ['of attributes that look like classes', '[href$=".pdf"]{color:red}'],
    ['whose text has brackets', '.button:before{content:"}.x{"}'],
    ['inside conditions', '@media (width<=749px){@supports (color:red){.wrap{color:red}}}'],
    ['of text and heading fonts', '@font-face{src:url(/assets/sofia-sans-latin-wght-normal-basic-a.woff2)}'],
    ['of local fonts', '@font-face{src:local(Arial)}'],
    ['that are animations', '@keyframes turn{to{rotate:1turn}}'],
    ['of variables', ':root{--ink:#000}'],
  ])('are those %s', (_, css) => {
    expect(retainedOf(css)).toBe(css)
  })

  it.each([
    ['of other classes', '.cart{color:red}'],
    ['of a class inside another that is missing', '.cart .button{color:red}'],
    ['of conditions with nothing inside', '@media (width<=749px){.cart{color:red}}'],
    ['of paper', '@media print{.page{color:red}}'],
    ['of fonts of part numbers', '@font-face{src:url(/assets/victor-mono-latin-wght-normal-basic-a.woff2)}'],
    ['of fonts of other scripts', '@font-face{src:url(/assets/sofia-sans-cyrillic-wght-normal-a.woff2)}'],
  ])('are not those %s', (_, css) => {
    expect(retainedOf(css)).toBe('')
  })

  it('keep the order, and of a list what is used', () => {
    expect(retainedOf('.cart,.page{a:b}.x{c:d}.wrap{e:f}')).toBe('.page{a:b}.wrap{e:f}')
  })
})
