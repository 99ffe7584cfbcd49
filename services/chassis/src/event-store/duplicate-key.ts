import mongoose from 'mongoose'

/** MongoDB's code for a write that meets a unique index. */
export const duplicateKeyCode = 11_000

/** True for a duplicate on a unique index, which is an expected result and no failure. */
export const isDuplicateKey = (error: unknown): error is mongoose.mongo.MongoServerError =>
  error instanceof mongoose.mongo.MongoServerError && error.code === duplicateKeyCode
