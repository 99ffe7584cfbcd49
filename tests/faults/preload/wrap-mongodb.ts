import mongoose from 'mongoose'
import { killSwitch } from './kill-switch.ts'

const isCommit = (document: object): boolean =>
  'events' in document && Array.isArray(document.events) && document.events.length > 0

const unmarks = (update: object): boolean =>
  '$unset' in update && typeof update.$unset === 'object' && update.$unset !== null && 'unpublished' in update.$unset

/** Points around the insert of a commit and before the relay removes its mark. */
export const wrapMongodb = (folder: string, service: string): void => {
  const pass = killSwitch(folder, service)
  const { prototype } = mongoose.mongo.Collection
  const { insertOne, insertMany, updateMany } = prototype
  prototype.insertOne = async function (document, options) {
    if (this.collectionName !== 'commits' || !isCommit(document)) return await insertOne.call(this, document, options)
    pass('before-commit')
    const result = await insertOne.call(this, document, options)
    pass('committed')
    return result
  }
  prototype.insertMany = async function (documents, options) {
    const isOfCommits = this.collectionName === 'commits' && documents.some(isCommit)
    if (isOfCommits) pass('before-commit')
    const result = await insertMany.call(this, documents, options)
    if (isOfCommits) pass('committed')
    return result
  }
  prototype.updateMany = async function (filter, update, options) {
    if (this.collectionName === 'commits' && unmarks(update)) pass('published')
    return await updateMany.call(this, filter, update, options)
  }
}
