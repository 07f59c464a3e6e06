import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const PLAIN = /^[a-z0-9](?:[a-z0-9_-]{0,58}[a-z0-9])?$/;
// Names that Windows keeps for devices.
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Name of a student's feedback page that every file system takes, whatever the id holds; two ids never share one, on
 * systems that take A for a neither. An id that needs changing keeps what is readable and gets a digest.
 * @example feedbackName('s-017') // 's-017.html'
 */
export function feedbackName(id: string): string {
  if (PLAIN.test(id) && !DEVICE.test(id)) return `${id}.html`;
  const readable = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  const digest = bytesToHex(sha256(utf8ToBytes(id))).slice(0, 12);
  return `${readable === '' ? 'student' : readable}~${digest}.html`;
}
