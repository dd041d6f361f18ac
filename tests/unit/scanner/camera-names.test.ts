import { expect, test } from 'vitest';

import { nameCameras } from '#lib/scanner/camera-names.ts';

const namesOf = (...labels: string[]): string[] =>
  nameCameras(labels.map((label, index) => ({ id: String(index), label }))).map(
    ({ label }) => label,
  );

test('rear cameras stand first and the others keep their order', () => {
  expect(namesOf('FaceTime HD', 'OBS', 'Back Ultra Wide Camera', 'Back Camera')).toEqual([
    'Back Ultra Wide Camera',
    'Back Camera',
    'FaceTime HD',
    'OBS',
  ]);
});

test('what Android calls its cameras is said in words', () => {
  expect(namesOf('camera2 1, facing front', 'camera2 0, facing back')).toEqual([
    'Rear camera',
    'Front camera',
  ]);
});

test('cameras of the same name are numbered', () => {
  expect(namesOf('camera2 0, facing back', 'camera2 2, facing back')).toEqual([
    'Rear camera',
    'Rear camera 2',
  ]);
});

test('the vendor and product of a USB camera are left out', () => {
  expect(namesOf('HD Webcam C525 (046d:0826)')).toEqual(['HD Webcam C525']);
});

test('cameras without a name are numbered', () => {
  expect(namesOf('', '')).toEqual(['Camera', 'Camera 2']);
});
