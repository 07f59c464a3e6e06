import { Command } from 'commander';
import { keyMovesCommand } from './key-moves-command.ts';
import { keySkewCommand } from './key-skew-command.ts';

/** `keyway keys moves|skew`. */
export function keysCommand(): Command {
  return new Command('keys')
    .description('what a sample of keys says about a topic')
    .addCommand(keyMovesCommand())
    .addCommand(keySkewCommand());
}
