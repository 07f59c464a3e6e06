import type {} from '@sveltejs/kit';

declare global {
  namespace App {}
}
