/** A bucket for the files, from the environment. */
export type S3Settings = {
  bucket: string
  /** Empty, or a path that ends with a slash. */
  prefix: string
  region: string
  /** The address of the service; null for Amazon's. */
  endpoint: string | null
  /** Whether the bucket is in the path of an address, or else in its host name. */
  isPathStyle: boolean
  /** Null for those that the AWS SDK finds: the role of the machine, or a profile. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | null
}

type Values = {
  S3_BUCKET?: string | undefined
  S3_PREFIX?: string | undefined
  S3_REGION?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_PATH_STYLE?: 'true' | 'false' | undefined
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
  AWS_SESSION_TOKEN?: string | undefined
}

/** The sentences about settings that do not fit together. */
export function s3Mistakes(values: Values): string[] {
  const needBucket = (['S3_PREFIX', 'S3_REGION', 'S3_ENDPOINT', 'S3_PATH_STYLE'] as const).find((name) => values[name])
  if (!values.S3_BUCKET)
    return needBucket ? [`S3_BUCKET must be set too, because ${needBucket} is: it names the bucket of the files.`] : []
  return [
    ...(values.S3_REGION || values.S3_ENDPOINT
      ? []
      : ['S3_REGION must be set with S3_BUCKET, or S3_ENDPOINT for a store other than Amazon S3.']),
    ...(Boolean(values.AWS_ACCESS_KEY_ID) === Boolean(values.AWS_SECRET_ACCESS_KEY)
      ? []
      : ['AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together: set both, or none of them.']),
  ]
}

/** Null without a bucket. */
export function s3SettingsFrom(values: Values): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_PATH_STYLE: style } = values
  if (!bucket) return null
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values
  const sessionToken = values.AWS_SESSION_TOKEN
  const prefix = values.S3_PREFIX?.replace(/\/+$/, '')
  return {
    bucket,
    prefix: prefix ? `${prefix}/` : '',
    // Other stores accept any region.
    region: values.S3_REGION ?? 'us-east-1',
    endpoint: endpoint ?? null,
    // The host name of another store rarely has subdomains.
    isPathStyle: style === undefined ? endpoint !== undefined : style === 'true',
    credentials:
      accessKeyId && secretAccessKey
        ? { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) }
        : null,
  }
}
