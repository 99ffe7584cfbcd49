import { Lease } from '@pinline/chassis/lease'
import type mongoose from 'mongoose'

const neverLostMs = 300_000

/** The lease of a relay that has no other beside it: a machine that stands still for a while does not take it away. */
export const loneLease = (db: mongoose.mongo.Db, holder: string): Lease =>
  new Lease(db, `relay-${holder}`, holder, neverLostMs)
