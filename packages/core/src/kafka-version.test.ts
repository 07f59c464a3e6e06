import { describe, expect, test } from 'vitest';
import { checkKafkaVersion, isKafkaAtLeast } from './kafka-version.ts';

describe('properties', () => {
  test.each([
    ['0.8.2.2', '0.8.2', true],
    ['0.8.1.1', '0.8.2', false],
    ['0.10.2', '0.9', true],
    ['0.9', '0.10.2', false],
    ['4.0', '4.0.0', true],
    ['4.0', '4.0.1', false],
    ['4.10', '4.9.9', true],
    ['10.0', '4.0', true],
  ])('%s against %s counts number by number', (kafkaVersion, first, isAtLeast) => {
    expect(isKafkaAtLeast(kafkaVersion, first)).toBe(isAtLeast);
  });

  test('the first version is in, the last is out', () => {
    const versions = { from: '4.0', before: '4.5', advice: 'take another' };
    expect(() => checkKafkaVersion('4.0', versions)).not.toThrow();
    expect(() => checkKafkaVersion('4.4.99', versions)).not.toThrow();
    expect(() => checkKafkaVersion('4.5.0', versions)).toThrow(/^KAFKA_VERSION_UNKNOWN.*take another/);
    expect(() => checkKafkaVersion('3.9.9', versions)).toThrow(/^KAFKA_VERSION_UNKNOWN/);
  });
});

describe('errors', () => {
  test.each(['', '4', 'v4.0', '4.0-SNAPSHOT', '4.0.0.0.0', '4..0', '4.x', ' 4.0'])(
    '%j is no release',
    (text) => {
      expect(() => isKafkaAtLeast(text, '4.0')).toThrow(/^KAFKA_VERSION_UNKNOWN/);
    },
  );

  test('a number is no text', () => {
    expect(() => isKafkaAtLeast(4.1 as unknown as string, '4.0')).toThrow(TypeError);
  });
});
