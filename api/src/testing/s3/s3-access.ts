/** Bucket and credentials of the S3 server for tests. */
export const S3_ACCESS = {
  bucket: 'releases',
  credentials: { accessKeyId: 'tester', secretAccessKey: 'secret-of-the-tester' },
};
