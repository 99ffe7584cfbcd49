import { isRejection } from '@pinline/contracts/api/error-codes'
import { languageCodes } from '@pinline/contracts/api/languages'
import { categorySlugs } from '@pinline/events/catalogue/connector-part'
import { taxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { describe, expect, it } from 'vitest'
import { categoriesInOrder, parentsOf } from '../domain/taxonomy/category-tree.ts'
import { evolveTaxonomy, noTaxonomy } from '../domain/taxonomy/taxonomy.ts'
import { taxonomyDecider } from '../domain/taxonomy/taxonomy-decider.ts'
import { shopAttributes } from './shop-attributes.ts'
import { shopCategories } from './shop-categories.ts'

const decision = taxonomyDecider.decide(noTaxonomy, {
  type: 'define-taxonomy',
  attributes: shopAttributes,
  categories: shopCategories,
})
const events = isRejection(decision) ? [] : decision
const state = events.reduce(evolveTaxonomy, noTaxonomy)

/** More than a sentence ends in the languages’ full stops. */
const sentences = (text: string): number =>
  text.split(/[.!?](?=\s|$)|[。！？]/u).filter((one) => one.trim() !== '').length

describe('the categories and attributes that the shop comes with', () => {
  it('are valid events, small enough for one commit', () => {
    for (const event of events) expect(taxonomyEvent.parse(event)).toEqual(event)
    expect(Buffer.byteLength(JSON.stringify(events))).toBeLessThan(400_000)
  })

  it('are a tree of groups with the categories of all connectors below them', () => {
    const below = categoriesInOrder(state).filter(({ parentId }) => parentId !== null)
    expect(below.map(({ categoryId }) => categoryId).toSorted()).toEqual([...categorySlugs].toSorted())
    for (const { categoryId } of below) expect(parentsOf(state, categoryId)).toHaveLength(1)
  })

  it('name only attributes that there are', () => {
    for (const { attributeIds } of shopCategories)
      for (const id of attributeIds) expect(state.attributes[id], id).toBeDefined()
  })

  it('are written in all ten languages: a title, a lead of one sentence, a text of two to four', () => {
    for (const { categoryId, titles, leads, texts } of shopCategories)
      for (const language of languageCodes) {
        const [title = '', lead = '', text = ''] = [titles[language], leads[language], texts[language]]
        const which = `${categoryId} in ${language}`
        expect(title, which).not.toBe('')
        expect(sentences(lead), which).toBe(1)
        expect(sentences(text), which).toBeGreaterThanOrEqual(2)
        expect(sentences(text), which).toBeLessThanOrEqual(5)
        for (const notified of [title, lead, text]) expect(notified, which).not.toMatch(/ {2}|^\s|\s$|[{}]/u)
      }
    for (const { attributeId, titles, values = [] } of shopAttributes)
      for (const language of languageCodes)
        for (const notified of [titles, ...values.map((value) => value.titles)])
          expect(notified[language], `${attributeId} in ${language}`).toMatch(/^[\p{Lu}\p{Lo}]/u)
  })

  it('are written in their own letters', () => {
    for (const { leads, texts } of shopCategories) {
      for (const notified of [leads, texts]) {
        expect(notified.ru).toMatch(/[а-яё]{4}/u)
        expect(notified.ja).toMatch(/[ぁ-んァ-ン]/u)
        expect(notified.zh_cn).toMatch(/\p{Script=Han}/u)
        expect(notified.zh_cn).not.toMatch(/[連線號設體電視點]/u)
        expect(notified.zh_hk).not.toMatch(/[连线号设体电视点]/u)
        expect(notified.zh_cn).not.toMatch(/\p{Script=Han} \p{Script=Han}/u)
      }
    }
  })
})
