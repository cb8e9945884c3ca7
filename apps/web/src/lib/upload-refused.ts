/** The host refused a file; `data` is what it says, as in the errors of every other call. */
export class UploadRefused extends Error {
  readonly data: unknown;

  constructor(data: unknown) {
    super('the upload was refused');
    this.name = 'UploadRefused';
    this.data = data;
  }
}
